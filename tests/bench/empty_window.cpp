// An empty Qt main window that goes away after its first paint: what the program's start is compared with.
#include <QApplication>
#include <QMainWindow>
#include <QTimer>

namespace {

class Window : public QMainWindow {
protected:
    void paintEvent(QPaintEvent* event) override {
        QMainWindow::paintEvent(event);
        QTimer::singleShot(0, qApp, &QCoreApplication::quit);
    }
};

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    Window window;
    window.resize(1280, 820);
    window.show();
    return QApplication::exec();
}
