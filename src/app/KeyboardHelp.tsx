import { settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { SHORTCUTS } from '#features/keyboard/shortcuts';
import { PATHS } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { KEYBOARD_TEXTS } from '#texts/keyboard';
import { MAIN_TEXTS } from '#texts/main';
import { VIEW_TEXTS } from '#texts/views';
import { Dialog } from '#ui/Dialog';
import { Link } from '#ui/Link';
import { searchOf } from '#ui/search-of';

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { shortcutsOn } = useObservable(settings);
  const { names, nextBoss, previousBoss } = VIEW_TEXTS;
  const texts = { ...KEYBOARD_TEXTS.keys, ...names, nextBoss, previousBoss };
  return (
    <Dialog title={FRAME_TEXTS.keyboard} closeLabel={FRAME_TEXTS.close} onClose={onClose}>
      <dl className="row mb-2">
        {SHORTCUTS.map(({ key, does }) => (
          <div key={key} className="col-sm-6 d-flex gap-3 mb-2">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd className="m-0">{texts[does]}</dd>
          </div>
        ))}
      </dl>
      <p className="small text-body-secondary m-0">
        {shortcutsOn ? KEYBOARD_TEXTS.turnOff : KEYBOARD_TEXTS.areOff}
      </p>
      <p className="mt-3 mb-0">
        <Link
          className="btn btn-outline-secondary"
          to={{ pathname: PATHS.main, search: `?${searchOf({ code: SAMPLE_CODE })}` }}
        >
          {MAIN_TEXTS.openSample}
        </Link>
      </p>
    </Dialog>
  );
}
