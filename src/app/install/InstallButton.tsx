import { INSTALL_TEXTS } from '#texts/install';
import { Button } from '#ui/Button';
import { useInstall } from './install';

export function InstallButton() {
  const install = useInstall();
  if (!install) return null;
  return (
    <Button isSmall title={INSTALL_TEXTS.installHint} onClick={install}>
      {INSTALL_TEXTS.install}
    </Button>
  );
}
