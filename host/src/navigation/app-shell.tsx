import { BottomBar } from './bottom-bar';
import { SideBar } from './side-bar';
import { TopBar } from './top-bar';

/** The app shell of signed-in users, in its own chunk, which visitors do not load. */
export const AppShell = { BottomBar, SideBar, TopBar };
