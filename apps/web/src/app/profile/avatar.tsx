import { downloadAvatar } from '@countinghouse/contract/auth/avatar'
import type { CSSProperties } from 'react'
import { useState } from 'react'
import { hueOf, initialsOf } from './avatar-face.ts'
import styles from './avatar.module.css'
import { downloadAddress } from '../calls/download.ts'

type Props = {
  readonly id: number
  readonly name: string
  /** Picture number; null: no picture. */
  readonly avatar: number | null
  /** Units: px. */
  readonly size: 24 | 32 | 40 | 72
}

/** The picture of a user, or the initials. Decorative: the name is beside it. Both take the same space. */
export function Avatar({ id, name, avatar, size }: Props) {
  const [missing, setMissing] = useState<number | null>(null)
  const style = { '--hue': hueOf(name), '--size': `${size}px` } as CSSProperties
  return (
    <span className={styles.avatar} style={style} data-initials={initialsOf(name)} aria-hidden="true">
      {avatar !== null && avatar !== missing && (
        <img
          src={downloadAddress(downloadAvatar, { id, avatar, ...(size <= 32 && { size: 'small' }) })}
          alt=""
          width={size}
          height={size}
          decoding="async"
          onError={() => setMissing(avatar)}
        />
      )}
    </span>
  )
}
