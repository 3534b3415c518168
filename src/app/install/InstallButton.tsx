import { INSTALL_TEXTS } from '#texts/install';
import { Button } from '#ui/Button';
import { isAddedByHand, useInstall } from './install';

export function InstallButton() {
  const install = useInstall();
  if (!install) return null;
  return (
    <Button isSmall onClick={install}>
      {INSTALL_TEXTS.install}
    </Button>
  );
}

/**
 * Explains adding the app by hand. On iOS this matters most: Safari deletes a page's storage after
 * seven days without a visit, but an installed app has a storage of its own, which stays.
 */
export function AddToHomeScreen() {
  if (!isAddedByHand()) return null;
  return <p className="page small text-body-secondary my-2">{INSTALL_TEXTS.addToHomeScreen}</p>;
}
