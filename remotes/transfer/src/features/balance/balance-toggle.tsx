import { Button, Icon, useBalanceShown } from '@bank/ui';
import { EyeIcon, EyeOffIcon } from '@bank/ui/icons';
import { messages } from '../../messages';

/** Shows or hides balances on every page. */
export function BalanceToggle() {
  const [isShown, setIsShown] = useBalanceShown();
  return (
    <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
      <Icon icon={isShown ? EyeOffIcon : EyeIcon} />
      {isShown ? messages.balance.hide : messages.balance.show}
    </Button>
  );
}
