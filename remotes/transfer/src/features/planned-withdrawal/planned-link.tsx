import { Link } from '@bank/router';
import { messages } from './messages';

export function PlannedLink() {
  return <Link to="/planned">{messages.all}</Link>;
}
