import { qrPath } from '@countinghouse/kernel/qr-code'
import { useMemo } from 'react'
import classes from './auth-challenge.module.css'

/** A QR code, always dark on white regardless of the theme. */
export function QrPicture({ words, label }: { readonly words: string; readonly label: string }) {
  const { path, size } = useMemo(() => qrPath(words), [words])
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
