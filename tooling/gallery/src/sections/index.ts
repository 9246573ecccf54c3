import type { ComponentType } from 'react';
import { Actions } from './actions';
import { Cards } from './cards';
import { Charts } from './charts';
import { Choices } from './choices';
import { Colours } from './colours';
import { Fields } from './fields';
import { Icons } from './icons';
import { Messages } from './messages';
import { Overlays } from './overlays';
import { Progress } from './progress';
import { States } from './states';
import { Tables } from './tables';
import { Type } from './type';

type Section = { id: string; title: string; about: string; Content: ComponentType };

/** In page order. Each section has its own screenshot test. */
export const sections: readonly Section[] = [
  {
    id: 'colour',
    title: 'Colour',
    about: 'Each pair in use keeps its contrast.',
    Content: Colours,
  },
  { id: 'type', title: 'Type', about: 'Instrument Sans, in eight sizes.', Content: Type },
  { id: 'icons', title: 'Icons', about: 'Lucide, one line weight.', Content: Icons },
  { id: 'buttons', title: 'Buttons', about: 'One primary action a view.', Content: Actions },
  { id: 'fields', title: 'Fields', about: 'A label, always; an error in words.', Content: Fields },
  { id: 'choices', title: 'Choices', about: 'Native, until there are many.', Content: Choices },
  { id: 'cards', title: 'Cards', about: 'A surface, a title, what one may do.', Content: Cards },
  { id: 'messages', title: 'Messages', about: 'Badges, notices and toasts.', Content: Messages },
  { id: 'tables', title: 'Tables', about: 'On a phone each row is a card.', Content: Tables },
  {
    id: 'progress',
    title: 'Progress',
    about: 'Steps and the history of requests.',
    Content: Progress,
  },
  { id: 'overlays', title: 'Overlays', about: 'Menus and dialogs.', Content: Overlays },
  { id: 'charts', title: 'Charts', about: 'A picture, and its figures.', Content: Charts },
  { id: 'states', title: 'States', about: 'Waiting, empty, failed.', Content: States },
];
