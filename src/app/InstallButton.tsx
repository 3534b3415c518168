import { INSTALL_TEXTS } from '#texts/install';
import { useInstall } from './install';

export function InstallButton() {
  const install = useInstall();
  if (!install) return null;
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      title={INSTALL_TEXTS.installHint}
      onClick={install}
    >
      {INSTALL_TEXTS.install}
    </button>
  );
}
