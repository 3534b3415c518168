import { INSTALL_TEXTS } from '#texts/install';
import { isAddedByHand, useInstall } from './install';

/** Installs the app where the browser offers it, or says how it is done by hand. Nothing once installed. */
export function InstallButton() {
  const install = useInstall();
  if (install) {
    return (
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        title={INSTALL_TEXTS.installHint}
        onClick={install}
      >
        {INSTALL_TEXTS.install}
      </button>
    );
  }
  const isInOwnWindow = window.matchMedia('(display-mode: standalone)').matches;
  if (!isAddedByHand(navigator, isInOwnWindow)) return null;
  return <small className="text-body-secondary lh-sm">{INSTALL_TEXTS.addToHomeScreen}</small>;
}
