import { say } from '#features/page/say';
import { FIND_TEXTS } from '#texts/find';
import { Checkbox } from '#ui/Checkbox';
import { useOnChange } from '#ui/use-on-change';
import styles from './OnlyFilter.module.css';

interface OnlyFilterProps {
  label: string;
  isOn: boolean;
  /** Of all rows, those shown. */
  shown: number;
  all: number;
  onChange: (isOn: boolean) => void;
}

export function OnlyFilter({ shown, all, ...checkbox }: OnlyFilterProps) {
  useOnChange(checkbox.isOn, () => say(FIND_TEXTS.shown(shown, all)));
  return <Checkbox className={`${styles.filter} d-print-none`} command="filter" {...checkbox} />;
}
