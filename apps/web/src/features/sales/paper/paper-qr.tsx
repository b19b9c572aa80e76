import { qrPath } from '@countinghouse/kernel/qr-code'
import { useMemo } from 'react'
import styles from './paper.module.css'

/** A QR code on paper, with its words below it. */
export function PaperQr({ words }: { readonly words: string }) {
  const { path, size } = useMemo(() => qrPath(words), [words])
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
        <path d={path} />
      </svg>
      <figcaption>
        <bdi>{words}</bdi>
      </figcaption>
    </figure>
  )
}
