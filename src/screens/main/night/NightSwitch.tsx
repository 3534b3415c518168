import { useNavigate } from 'react-router-dom';
import { NIGHT_TEXTS } from '#texts/night';
import { Segments } from '#ui/Segments';
import { useAddressInView, viewSearch } from '../address/raid-address';

const SHOWS = ['gear', 'pull'] as const;

export function NightSwitch() {
  const address = useAddressInView();
  const navigate = useNavigate();
  return (
    <Segments
      legend={NIGHT_TEXTS.show}
      isLegendHidden
      options={SHOWS}
      texts={NIGHT_TEXTS.shows}
      chosen={address.show || 'gear'}
      onChoose={(show) =>
        navigate({
          search: viewSearch({ ...address, show: show === 'pull' ? show : '', only: '' }),
        })
      }
    />
  );
}
