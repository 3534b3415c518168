import { Checkbox } from '#ui/Checkbox';
import styles from './OnlyFilter.module.css';

interface OnlyFilterProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function OnlyFilter(props: OnlyFilterProps) {
  return <Checkbox className={`${styles.filter} d-print-none`} data-shortcut="filter" {...props} />;
}
