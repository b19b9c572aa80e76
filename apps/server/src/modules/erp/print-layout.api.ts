import { previewPrintLayout } from '@countinghouse/contract/erp/print-layout'
import { text } from '@countinghouse/contract/erp/print-layout.text'
import { getPrintedFields, savePrintedFields } from '@countinghouse/contract/erp/printed-fields'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { handleDownload, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { previewLayout } from './print-layout/preview-layout.ts'
import { findPrintedFields, saveFields } from './print-layout/save-fields.ts'

const api = ({ documents }: Declared) => [
  handleDownload(previewPrintLayout, (ctx, reader, { id }, files) => previewLayout(ctx, reader, files, id)),
  handleRead(getPrintedFields, (ctx, reader, { id }) => findPrintedFields(ctx, reader, documents, id)),
  handleWrite(savePrintedFields, (ctx, tx, input) => saveFields(ctx, tx, documents, input)),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'erp.print_layout_once': async ({ locale }, _reader, input) => {
    const isOfStore = typeof input === 'object' && input !== null && 'storeId' in input && input.storeId !== null
    const message = format(isOfStore ? text.store_taken : text.company_taken, locale)
    return new AppError('duplicate', { message, fields: { storeId: [{ code: 'duplicate', message }] } })
  },
}

export const module = defineModule({ api, constraintRules })
