import { Button, Icon, useBalanceShown } from '@bank/ui';
import { EyeIcon, EyeOffIcon } from '@bank/ui/icons';
import { messages } from '../../messages';

/** Shows or hides balances on every page. An icon only: beside the largest balance there is no room for a text. */
export function BalanceToggle() {
  const [isShown, setIsShown] = useBalanceShown();
  return (
    <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
      <Icon
        icon={isShown ? EyeOffIcon : EyeIcon}
        label={isShown ? messages.balance.hide : messages.balance.show}
      />
    </Button>
  );
}
