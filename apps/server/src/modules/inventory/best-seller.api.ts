import {
  bestSellerPage,
  bestSellersAtOnce,
  exportBestSellers,
  getBestSellers,
  mostBestSellers,
} from '@countinghouse/contract/inventory/best-seller'
import { handleDownload, handleRead } from '../../platform/handle.ts'
import { reportFile } from '../../platform/report-file.ts'
import { bestSellerSheet } from './best-seller/best-seller-file.ts'
import { findBestSellers } from './best-seller/find-best-sellers.ts'

export const api = [
  handleRead(getBestSellers, (ctx, reader, asked) =>
    findBestSellers(ctx, reader, { ...asked, most: bestSellersAtOnce }),
  ),
  handleDownload(exportBestSellers, async (ctx, reader, { format, ...asked }) => {
    const report = await findBestSellers(ctx, reader, { ...asked, offset: 0, most: mostBestSellers })
    const sheet = bestSellerSheet(report, ctx.locale)
    return reportFile(ctx, { page: bestSellerPage, asked, format, from: report.from, to: report.to, ...sheet })
  }),
]
