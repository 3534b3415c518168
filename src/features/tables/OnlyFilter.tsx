import { Checkbox } from '#ui/Checkbox';
import styles from './OnlyFilter.module.css';

interface OnlyFilterProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Narrows a table's rows, by click or by the filter's key. */
export function OnlyFilter(props: OnlyFilterProps) {
  return <Checkbox className={`${styles.filter} d-print-none`} data-shortcut="filter" {...props} />;
}
