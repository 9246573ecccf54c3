import { BottomBar } from './bottom-bar';
import { SideBar } from './side-bar';
import { TopBar } from './top-bar';

/** What stands around the pages for signed-in people; visitors do without its code. */
export const membersChrome = { BottomBar, SideBar, TopBar };
