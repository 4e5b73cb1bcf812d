// A browser window that WebKitWebDriver controls, run by gjs. WebKitGTK's own test browser can't be narrower than
// 447 pixels and forgets everything when it closes. This window keeps its data in the folder given as the argument.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

Gtk.init(null);
const [folder] = ARGV;
const data = new WebKit2.WebsiteDataManager({ base_data_directory: folder, base_cache_directory: folder });
data
  .get_cookie_manager()
  .set_persistent_storage(`${folder}/cookies`, WebKit2.CookiePersistentStorage.SQLITE);
const context = new WebKit2.WebContext({ website_data_manager: data });
context.set_automation_allowed(true);

const view = new WebKit2.WebView({
  web_context: context,
  is_controlled_by_automation: true,
  // The test reads errors from the output of this process: WebDriver has no command for the console.
  settings: new WebKit2.Settings({ enable_write_console_messages_to_stdout: true }),
});
const window = new Gtk.Window();
window.add(view);
window.connect('destroy', () => Gtk.main_quit());
window.set_default_size(390, 844);
window.show_all();

context.connect('automation-started', (_context, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name('Stillwaters');
  info.set_version(1, 0, 0);
  session.set_application_info(info);
  session.connect('create-web-view', () => view);
});
Gtk.main();
