import styles from './switcher-pictogram.module.css'
import type { PictureName } from './switcher-pictures.ts'
import { pictures } from './switcher-pictures.ts'

/** A small picture of the frame with menu and header. */
export function Pictogram({ of }: { readonly of: PictureName }) {
  return (
    <svg
      className={styles.pictogram}
      // These two show left and right; all others are mirrored with the page.
      data-absolute={of === 'ltr' || of === 'rtl' || undefined}
      viewBox="0 0 64 40"
      aria-hidden="true"
    >
      {pictures[of].map(([tone, x, y, width, height]) => (
        <rect
          key={[tone, x, y].join()}
          className={styles[tone]}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={tone === 'text' || tone === 'mark' ? 1 : 0}
        />
      ))}
    </svg>
  )
}
