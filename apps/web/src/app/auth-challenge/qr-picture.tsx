import { qrCode } from '@countinghouse/kernel/qr-code'
import { useMemo } from 'react'
import classes from './auth-challenge.module.css'

/** Quiet zone required by cameras. Units: modules. */
const quiet = 4

/** A QR code, always dark on white regardless of the theme. */
export function QrPicture({ words, label }: { readonly words: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const rows = qrCode(words)
    const runs = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + quiet},${y + quiet}h1v1h-1z`] : [])),
    )
    return { path: runs.join(''), size: rows.length + 2 * quiet }
  }, [words])
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
