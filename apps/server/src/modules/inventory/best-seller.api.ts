import {
  bestSellerPage,
  bestSellersAtOnce,
  exportBestSellers,
  getBestSellers,
  mostBestSellers,
} from '@countinghouse/contract/inventory/best-seller'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { reportFile } from '../../platform/lists/report-file.ts'
import { bestSellerSheet } from './best-seller/best-seller-file.ts'
import { findBestSellers } from './best-seller/find-best-sellers.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(getBestSellers, (ctx, reader, requested) =>
    findBestSellers(ctx, reader, { ...requested, most: bestSellersAtOnce }),
  ),
  handleDownload(exportBestSellers, async (ctx, reader, { format, ...requested }) => {
    const report = await findBestSellers(ctx, reader, { ...requested, offset: 0, most: mostBestSellers })
    const sheet = bestSellerSheet(report, ctx.locale)
    return reportFile(ctx, { page: bestSellerPage, requested, format, from: report.from, to: report.to, ...sheet })
  }),
]

export const module = defineModule({ api })
