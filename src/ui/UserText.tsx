import type { ReactNode } from 'react';
import styles from './UserText.module.css';

interface UserTextProps {
  text: ReactNode;
  className?: string | undefined;
}

/** Isolates the direction of text by others and cuts it, so that it cannot break the layout. */
export function UserText({ text, className = '' }: UserTextProps) {
  return <bdi className={`${styles.text} ${className}`}>{text}</bdi>;
}
