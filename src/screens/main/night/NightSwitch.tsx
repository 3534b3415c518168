import { useNavigate } from 'react-router-dom';
import { NIGHT_TEXTS } from '#texts/night';
import { Segments } from '#ui/Segments';
import { useAddressInView, viewQueryString } from '../address/raid-address';

const SHOWS = ['gear', 'pull'] as const;

export function NightSwitch() {
  const address = useAddressInView();
  const navigate = useNavigate();
  const choose = (show: (typeof SHOWS)[number]) =>
    navigate({
      search: viewQueryString({ ...address, show: show === 'pull' ? show : '', filter: '' }),
    });
  return (
    <div className="d-print-none" data-night-switch data-next="[data-night-switch] :checked">
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
