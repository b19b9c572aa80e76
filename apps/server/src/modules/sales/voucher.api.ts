import { text } from '@countinghouse/contract/sales/receipt-source.text'
import {
  blockVoucher,
  changeVoucherExpiry,
  getVoucher,
  getVoucherCode,
  issueVoucher,
  unblockVoucher,
  vouchers,
  vouchersPage,
  writeOffVoucher,
} from '@countinghouse/contract/sales/voucher'
import {
  blockVoucherBatch,
  createGiftCards,
  exportBatchCodes,
  issueVoucherBatch,
  voucherBatchesPage,
} from '@countinghouse/contract/sales/voucher-batch'
import { text as batchText } from '@countinghouse/contract/sales/voucher-batch.text'
import { sql } from 'kysely'
import { handleDownload, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import type { RecordKind } from '../../platform/records/record-kind.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { block, changeExpiry, issue, unblock, voucherSource, writeOff } from './voucher/change-voucher.ts'
import { readCode } from './voucher/read-codes.ts'
import { readVoucher } from './voucher/read-voucher.ts'
import { batchCodes, batchSource, blockBatch, createCards, issueBatch } from './voucher/voucher-batch.ts'

const api = ({ box }: Declared) => [
  handleRead(getVoucher, (ctx, reader, { id }) => readVoucher(ctx, reader, id)),
  handleRead(getVoucherCode, (ctx, reader, { id }) => readCode(ctx, reader, box, id)),
  handleWrite(issueVoucher, (ctx, tx, input) => issue(ctx, tx, box, input)),
  handleWrite(changeVoucherExpiry, changeExpiry),
  handleWrite(blockVoucher, block),
  handleWrite(unblockVoucher, unblock),
  handleWrite(writeOffVoucher, writeOff),
  handleWrite(issueVoucherBatch, (ctx, tx, input) => issueBatch(ctx, tx, box, input)),
  handleWrite(createGiftCards, (ctx, tx, input) => createCards(ctx, tx, box, input)),
  handleWrite(blockVoucherBatch, blockBatch),
  handleDownload(exportBatchCodes, (ctx, reader, input) => batchCodes(ctx, reader, box, input)),
]

const records: readonly RecordKind[] = [
  {
    type: 'sales.voucher',
    entity: vouchers.entity,
    page: vouchersPage,
    named: (companyId, ids) => sql`
      select v.id, '…' || v.last_four as label from sales.voucher v where v.company_id = ${companyId} and v.id = any(${ids}::bigint[])`,
  },
]

const postingSources: readonly PostingSource[] = [
  { type: voucherSource, title: text.voucher, page: vouchersPage, search: (id) => `open=${id}` },
  { type: batchSource, title: batchText.title, page: voucherBatchesPage, search: () => '' },
]

export const module = defineModule({ api, records, postingSources })
