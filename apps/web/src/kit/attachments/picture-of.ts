import type { Master, MasterListRow } from '@countinghouse/contract/master'
import type { PictureKind } from '@countinghouse/contract/picture'
import { pictureFieldOf } from '@countinghouse/contract/picture'
import { downloadAddress } from '../../app/calls/download.ts'

/** Picture number of a record; null: no picture. */
export function pictureOf(kind: PictureKind, row: MasterListRow): number | null {
  const file = row[pictureFieldOf(kind) as keyof MasterListRow]
  return typeof file === 'number' ? file : null
}

export function pictureAddress(
  master: Master,
  picture: { readonly id: number; readonly file: number; readonly size?: 'small' },
): string {
  return downloadAddress(master.routes.downloadPicture, picture)
}
