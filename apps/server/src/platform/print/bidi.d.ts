declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js'

  export default function bidiFactory(): Bidi
}
