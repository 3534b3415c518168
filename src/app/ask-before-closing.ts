import { workUnderWay } from '#data/work-under-way';

/** Makes the browser ask before this tab closes while raids are imported or exported. */
export function askBeforeClosing(): void {
  window.addEventListener('beforeunload', (event) => {
    const isBusy = workUnderWay.get().some((work) => work === 'import' || work === 'export');
    if (!isBusy) return;
    event.preventDefault();
    // Chrome before 119 ignores `preventDefault` here.
    event.returnValue = true;
  });
}
