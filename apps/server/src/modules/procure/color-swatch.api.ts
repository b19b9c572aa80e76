import {
  createSwatch,
  deleteSwatch,
  downloadSwatchPicture,
  listSwatches,
  setSwatchPicture,
  updateSwatch,
} from '@countinghouse/contract/procure/color-swatch'
import { text } from '@countinghouse/contract/procure/color-swatch.text'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { attachable } from '../../platform/files/attachable.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { handleDownload, handleRead, handleUpload, handleWrite } from '../../platform/calls/handle.ts'
import { addSwatch, editSwatch, findSwatches, savePicture, openPicture, removeSwatch } from './colors/swatches.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(listSwatches, async (ctx, reader, { id }) => ({ items: await findSwatches(ctx, reader, id) })),
  handleWrite(createSwatch, addSwatch),
  handleWrite(updateSwatch, editSwatch),
  handleWrite(deleteSwatch, removeSwatch),
  handleUpload(
    setSwatchPicture,
    (ctx, tx, { id }, file, { forms }) => savePicture(ctx, tx, id, [file, ...forms]),
    attachable,
  ),
  handleDownload(downloadSwatchPicture, openPicture),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'procure.color_swatch_once': async ({ locale }) =>
    new AppError('duplicate', {
      fields: { supplierId: [{ code: 'duplicate', message: format(text.taken, locale) }] },
    }),
}

export const module = defineModule({ api, constraintRules })
