import { checkImport, commitImport, getImport, undoImport, uploadImport } from '@countinghouse/contract/desk/import'
import { product } from '@countinghouse/contract/procure/product'
import { runJob } from '../../apps/server/src/platform/job-runner.ts'
import type { Cell } from '../../apps/server/src/platform/spreadsheet/cell.ts'
import { writeCsv } from '../../apps/server/src/platform/spreadsheet/write-csv.ts'
import { query } from './database.ts'
import type { Tenant, TestServer } from './server.ts'
import { bytesOf } from './spreadsheets.ts'

export type Table = readonly (readonly Cell[])[]

/** A company with what products are described with, under plain codes. */
export async function shopOf(server: Pick<TestServer, 'company' | 'database'>): Promise<Tenant> {
  const tenant = await server.company()
  const { companyId } = tenant
  const insert = (text: string) => query(server.database.superUrl, text, [companyId])
  await insert(
    `insert into procure.category (company_id, code, name) values ($1, 'CLOTHES', 'Clothing'), ($1, 'WOMEN', 'Women')`,
  )
  await insert(`
    insert into procure.category (company_id, code, name, parent_id)
    select $1, 'SHIRTS', 'Shirts', id from procure.category where company_id = $1 and code = 'CLOTHES'`)
  await insert(
    `insert into procure.tax_class (company_id, code, name, kind) values ($1, 'STD', 'Ordinary goods', 'standard')`,
  )
  await insert(`insert into procure.unit (company_id, code, name, dimension) values ($1, 'ONE', 'One piece', 'count')`)
  await insert(
    `insert into procure.color (company_id, code, name) values ($1, 'RED', 'Red'), ($1, 'BLU', 'Blue'), ($1, 'GRN', 'Green')`,
  )
  await insert(`
    with scale as (
      insert into procure.size_scale (company_id, code, name, system, category) values ($1, 'ABC', 'Letters of shirts', 'alpha', 'apparel') returning id)
    insert into procure.size (company_id, size_scale_id, code, name, sort_order)
    select $1, scale.id, w.word, w.word, w.place * 10 from scale, unnest(array['S', 'M', 'L']) with ordinality w(word, place)`)
  return tenant
}

/** Takes files of products over as a person does: uploaded, checked, and imported by jobs. */
export function productFiles({ app }: Pick<TestServer, 'app'>, { owner, companyId }: Tenant) {
  async function run(route: typeof checkImport, id: number) {
    const { job } = await owner.call(route, { id })
    await runJob(app.jobs, () => {}, { companyId, jobId: job?.id ?? 0 })
    return await owner.call(getImport, { id })
  }
  async function upload(file: Table | Buffer, fileName = 'products.csv') {
    const bytes = Buffer.isBuffer(file) ? file : await bytesOf(writeCsv(file))
    return await owner.call(uploadImport, { entity: product.entity, fileName }, { bytes })
  }
  return {
    upload,
    check: (id: number) => run(checkImport, id),
    commit: (id: number) => run(commitImport, id),
    undo: (id: number) => run(undoImport, id),
    /** The CSV that the import reads again. */
    exported: async () => {
      const asked = { selection: { matching: {}, except: [] }, format: 'csv', isReimportable: true }
      return (await owner.send(product.routes.exportNow, asked)).text
    },
    /** Uploads, checks and imports. */
    take: async (file: Table | Buffer, fileName?: string) => {
      const { id } = await upload(file, fileName)
      await run(checkImport, id)
      return await run(commitImport, id)
    },
  }
}

/** Everything that a file of products can change, without what only tells of a write; in words, so that two times compare. */
export async function productTables({ database }: Pick<TestServer, 'database'>, companyId: number): Promise<unknown> {
  const read = (text: string) => query(database.superUrl, text, [companyId])
  return {
    products: await read(`
      select id, version, code, name, status, brand_id, category_id, season_id, supplier_id, size_scale_id, tax_class_id, base_unit_id,
        hs_code, launch_date, end_date, care, description, variant_words from procure.product where company_id = $1 order by id`),
    variants: await read(`
      select id, version, product_id, sku, color_id, size_id, status, net_weight_grams, gross_weight_grams, length_mm, width_mm, height_mm
      from procure.variant where company_id = $1 order by id`),
    barcodes: await read(`
      select id, variant_id, code, kind, pack_quantity::text, is_primary from procure.barcode where company_id = $1 order by id`),
    prices: await read(`
      select id, version, price_list_id, product_id, variant_id, valid_from::text, valid_until::text, amount_minor
      from procure.price where company_id = $1 order by id`),
  }
}
