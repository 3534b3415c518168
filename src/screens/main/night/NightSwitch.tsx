import { useNavigate } from 'react-router-dom';
import { NIGHT_TEXTS } from '#texts/night';
import { Segments } from '#ui/Segments';
import { useAddressInView, viewSearch } from '../address/raid-address';

const SHOWS = ['gear', 'pull'] as const;

let isSwitching = false;

export function NightSwitch() {
  const address = useAddressInView();
  const navigate = useNavigate();
  const choose = (show: (typeof SHOWS)[number]) => {
    isSwitching = true;
    navigate({ search: viewSearch({ ...address, show: show === 'pull' ? show : '', only: '' }) });
  };
  return (
    <div ref={takeFocus}>
      <Segments
        legend={NIGHT_TEXTS.show}
        isLegendHidden
        options={SHOWS}
        texts={NIGHT_TEXTS.shows}
        chosen={address.show || 'gear'}
        onChoose={choose}
      />
    </div>
  );
}

/** Takes the focus over from the switch of the other table. */
function takeFocus(box: HTMLElement | null): void {
  if (!box || !isSwitching) return;
  isSwitching = false;
  box.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
}
