import { downloadProductImage, listProductImages } from '@countinghouse/contract/procure/product-image'
import type { MasterListRow } from '@countinghouse/contract/master'
import { IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { downloadAddress } from '../../../app/calls/download.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from './product-picture.module.css'

type Props = {
  /** Null: no image. */
  readonly imageId: number | null
  /** Units: px. */
  readonly size: number
}

/** The main image of a product next to its name; its space is reserved while it loads. */
export function Picture({ imageId, size }: Props) {
  const place = { inlineSize: size, blockSize: size }
  if (imageId === null)
    return (
      <span className={styles.picture} style={place} aria-hidden>
        <IconPhoto size={size / 2} stroke={1.5} />
      </span>
    )
  const source = downloadAddress(downloadProductImage, { id: imageId, size: 'small' })
  return (
    <img
      className={styles.picture}
      style={place}
      src={source}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

/** Precedes the title of the record. */
export function ProductLead({ row }: { readonly row: MasterListRow }) {
  const { data } = useQuery(routeQuery(listProductImages, { id: row.id }))
  return <Picture imageId={data?.items[0]?.id ?? null} size={32} />
}
