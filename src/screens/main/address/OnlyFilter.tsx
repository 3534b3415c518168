import { useNavigate } from 'react-router-dom';
import { Checkbox } from '#ui/Checkbox';
import styles from './OnlyFilter.module.css';
import { useRaidAddress, viewSearch } from './raid-address';

interface OnlyFilterProps {
  /** Name in the address. */
  only: 'faults' | 'changed' | 'unseen';
  label: string;
}

export function OnlyFilter({ only, label }: OnlyFilterProps) {
  const { address } = useRaidAddress();
  const navigate = useNavigate();
  const narrow = (isOn: boolean) =>
    navigate({ search: viewSearch({ ...address, only: isOn ? only : '' }) });
  return (
    <Checkbox
      className={`${styles.filter} d-print-none`}
      data-shortcut="filter"
      label={label}
      isOn={address.only === only}
      onChange={narrow}
    />
  );
}
