import type { ColorSwatch } from '@countinghouse/contract/procure/color-swatch'
import { downloadSwatchPicture, listSwatches } from '@countinghouse/contract/procure/color-swatch'
import { text } from '@countinghouse/contract/procure/color-swatch.text'
import { color } from '@countinghouse/contract/procure/color'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { Swatch } from '../../../ui/display/swatch.tsx'
import { downloadAddress } from '../../../app/calls/download.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from './color.module.css'
import { SwatchPictures } from './swatch-pictures.tsx'

const SwatchDialog = later(async () => (await import('./swatch-dialog.tsx')).SwatchDialog)

const none: readonly ColorSwatch[] = []

/** Supplier swatches of a colour. */
export function ColorSwatches({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const can = useCan()
  const query = useQuery(routeQuery(listSwatches, { id: row.id }))
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const swatches = query.data?.items ?? none
  const opened = swatches.find(({ id }) => id === open)
  const canEdit = can(permissionName(color.page, 'edit'))
  const colors = row as { hex?: string | null; secondHex?: string | null }
  const hexes = [colors.hex, colors.secondHex].flatMap((hex) => hex ?? [])
  return (
    <RecordBody
      side="swatches"
      {...(canEdit && { footer: <Button onClick={() => setOpen('new')}>{t(text.add)}</Button> })}
    >
      <p className={styles.quiet}>{t(text.purpose)}</p>
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && query.data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && swatches.length === 0 && <p className={styles.quiet}>{t(text.none)}</p>}
      <ul className={styles.nearest} aria-label={t(text.title)}>
        {swatches.map((swatch) => (
          <SwatchLine
            key={swatch.id}
            swatch={swatch}
            hexes={hexes}
            {...(canEdit && { onOpen: () => setOpen(swatch.id) })}
          />
        ))}
      </ul>
      {canEdit && swatches.length > 0 && <SwatchPictures swatches={swatches} />}
      <Suspense>
        {(open === 'new' || opened !== undefined) && (
          <SwatchDialog key={open} colorId={row.id} swatch={opened ?? null} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </RecordBody>
  )
}

type SwatchLineProps = {
  readonly swatch: ColorSwatch
  /** House colour, shown for swatches without a picture. */
  readonly hexes: readonly string[]
  readonly onOpen?: () => void
}

function SwatchLine({ swatch, hexes, onOpen }: SwatchLineProps) {
  const { t } = useLanguage()
  const { id, picture, supplier, supplierCode, supplierName, season, brand, labDipStatus, isDefault } = swatch
  const name = [supplierCode, supplierName].filter(Boolean).join(' ') || (supplier ?? t(text.everySupplier))
  return (
    <li className={styles.near}>
      {picture === null ? (
        <Swatch hexes={hexes} isLarge />
      ) : (
        <img
          className={styles.picture}
          src={downloadAddress(downloadSwatchPicture, { id, size: 'medium', picture })}
          alt={t(text.pictureOf, { name })}
        />
      )}
      {onOpen === undefined ? (
        <bdi className={styles.nearName}>{name}</bdi>
      ) : (
        <button
          type="button"
          className={styles.nearName}
          aria-haspopup="dialog"
          aria-label={t(text.change, { name })}
          onClick={onOpen}
        >
          <bdi>{name}</bdi>
        </button>
      )}
      <span className={styles.quiet}>
        {[
          supplier ?? t(text.everySupplier),
          season,
          brand,
          labDipStatus === 'none' ? null : t(text[`labDipStatus_${labDipStatus}`]),
          isDefault ? t(text.default) : null,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
    </li>
  )
}
