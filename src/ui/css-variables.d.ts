import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A variable that the component's stylesheet reads. */
    [variable: `--${string}`]: number | string;
  }
}
