import type { Master, MasterListRow } from '@countinghouse/contract/master'
import type { PictureKind } from '@countinghouse/contract/picture'
import { pictureAddress, pictureOf } from './picture-of.ts'
import { PicturedName } from '../list/pictured-name.tsx'
import styles from './record-thumb.module.css'

type Props = { readonly master: Master; readonly kind: PictureKind; readonly row: MasterListRow }

/** The name of a record with its picture or an empty space, so that names are aligned. */
export function ThumbedName(props: Props) {
  const { id, name } = props.row
  return <PicturedName id={id} name={name} picture={<RecordThumb {...props} />} />
}

function RecordThumb({ master, kind, row }: Props) {
  const file = pictureOf(kind, row)
  return (
    <span
      className={styles.thumb}
      data-letter={file === null ? [...row.name.trim()][0]?.toUpperCase() : undefined}
      aria-hidden="true"
    >
      {file !== null && (
        <img
          src={pictureAddress(master, { id: row.id, file, size: 'small' })}
          alt=""
          width={24}
          height={24}
          decoding="async"
        />
      )}
    </span>
  )
}
