import { announce } from '#features/page/PageStatus';
import { FIND_TEXTS } from '#texts/find';
import { Checkbox } from '#ui/Checkbox';
import { useOnChange } from '#ui/use-on-change';
import styles from './FilterCheckbox.module.css';

interface FilterCheckboxProps {
  label: string;
  isOn: boolean;
  /** How many of all rows are shown. */
  shown: number;
  all: number;
  onChange: (isOn: boolean) => void;
}

export function FilterCheckbox({ shown, all, ...checkbox }: FilterCheckboxProps) {
  useOnChange(checkbox.isOn, () => announce(FIND_TEXTS.shown(shown, all)));
  return <Checkbox className={`${styles.filter} d-print-none`} command="filter" {...checkbox} />;
}
