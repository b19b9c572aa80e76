import { text } from '@countinghouse/contract/kit/picture-choice.text'
import { text as keysText } from '@countinghouse/contract/kit/record.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import type { PictureKind } from '@countinghouse/contract/picture'
import { pictureUpload } from '@countinghouse/contract/picture'
import { IconPhoto } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale } from '../../app/calls/queries.ts'
import { useCan } from '../../app/session/session.tsx'
import { upload } from '../../app/calls/upload.ts'
import { rememberRow } from '../record/record-query.ts'
import { PictureChoice, PictureFrame } from './picture-choice.tsx'
import { pictureAddress, pictureOf } from './picture-of.ts'
import { useWrite } from '../record-edit/use-write.ts'

type Props = { readonly master: Master; readonly kind: PictureKind; readonly row: MasterRow }

/** The picture of a record; saved immediately when selected. */
export function RecordPicture({ master, kind, row }: Props) {
  const { t, nameOf } = useLanguage()
  const queryClient = useQueryClient()
  const page = t(master.text.title)
  const write = useWrite(page)
  const right = permissionName(master.page, 'edit')
  const canEdit = useCan()(right) && row.mergedIntoId === null
  const file = pictureOf(kind, row)
  const { setPicture, removePicture } = master.routes
  return (
    <PictureChoice
      kind={kind}
      page={page}
      limits={pictureUpload}
      hasPicture={file !== null}
      reason={canEdit ? null : t(keysText.needsPermission, { right })}
      picture={
        <PictureFrame isEmpty={file === null}>
          {file === null ? (
            <IconPhoto size={28} stroke={1.5} aria-hidden />
          ) : (
            <img
              src={pictureAddress(master, { id: row.id, file })}
              alt={t(text[`${kind}_of`], { name: nameOf(row) })}
            />
          )}
        </PictureFrame>
      }
      onSend={async (chosen) => {
        rememberRow(queryClient, master, await upload(setPicture, { id: row.id, fileName: chosen.name }, chosen))
        await invalidateStale(queryClient, setPicture)
      }}
      onRemove={() => write(removePicture, { id: row.id })}
    />
  )
}
