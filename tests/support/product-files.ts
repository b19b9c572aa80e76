import { checkImport, commitImport, getImport, undoImport, uploadImport } from '@countinghouse/contract/desk/import'
import type { Listing } from '@countinghouse/contract/listing'
import { product } from '@countinghouse/contract/procure/product'
import { runJob } from '../../apps/server/src/platform/jobs/job-runner.ts'
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

/**
 * Adds web attributes to it: clothing asks for FIT, WASH, CARE in both languages, ORGANIC and SINCE, and LEN of each variant; women's
 * asks for HEEL.
 */
export async function requestOnWeb({ database }: Pick<TestServer, 'database'>, { companyId }: Tenant): Promise<void> {
  const insert = (text: string) => query(database.superUrl, text, [companyId])
  await insert(`
    insert into procure.web_attribute (company_id, code, name, name_ar, type, is_of_variants, is_localized) values
      ($1, 'FIT', 'Fit', 'القصة', 'select', false, false), ($1, 'WASH', 'Washing', null, 'multiselect', false, false),
      ($1, 'CARE', 'Care label', 'بطاقة العناية', 'text', false, true), ($1, 'ORGANIC', 'Organic cotton', null, 'bool', false, false),
      ($1, 'SINCE', 'On sale since', null, 'date', false, false), ($1, 'LEN', 'Sleeve', null, 'number', true, false),
      ($1, 'HEEL', 'Heel', null, 'number', false, false), ($1, 'PIC', 'Detail', null, 'asset', false, false)`)
  await insert(`
    insert into procure.web_attribute_option (company_id, web_attribute_id, line_no, key, label, label_ar)
    select $1, a.id, o.line_no, o.key, o.label, o.label_ar from procure.web_attribute a
    join (values ('FIT', 1, 'SLIM', 'Slim', 'ضيق'), ('FIT', 2, 'REG', 'Regular, relaxed', null), ('WASH', 1, 'W30', '30 degrees', null),
      ('WASH', 2, 'W-30', 'Gently, 30 degrees', null), ('WASH', 3, 'DRY', 'Dry clean', null)) o(code, line_no, key, label, label_ar)
      on o.code = a.code where a.company_id = $1`)
  await insert(`
    insert into procure.category_attribute (company_id, category_id, line_no, web_attribute_id, is_required)
    select $1, c.id, row_number() over (partition by c.id order by a.id), a.id, false from procure.category c
    join procure.web_attribute a on a.company_id = $1 and (a.code = 'HEEL') = (c.code = 'WOMEN')
    where c.company_id = $1 and c.code in ('CLOTHES', 'WOMEN')`)
}

/** Takes files of products over as a person does. */
export function productFiles(server: Pick<TestServer, 'app'>, tenant: Tenant) {
  return listFiles(server, tenant, product.listing)
}

/** Takes files for a list over as a person does: uploaded, checked, and imported by jobs. */
export function listFiles(
  { app }: Pick<TestServer, 'app'>,
  { owner, companyId }: Tenant,
  { name, routes: { exportNow } }: Pick<Listing, 'name' | 'routes'>,
) {
  async function run(route: typeof checkImport, id: number) {
    const { job } = await owner.call(route, { id })
    await runJob(app.jobs, () => {}, { companyId, jobId: job?.id ?? 0 })
    return await owner.call(getImport, { id })
  }
  async function upload(file: Table | Buffer, fileName = 'rows.csv') {
    const bytes = Buffer.isBuffer(file) ? file : await bytesOf(writeCsv(file))
    return await owner.call(uploadImport, { entity: name, fileName }, { bytes })
  }
  return {
    upload,
    check: (id: number) => run(checkImport, id),
    commit: (id: number) => run(commitImport, id),
    undo: (id: number) => run(undoImport, id),
    /** The CSV that the import reads again. */
    exported: async () => {
      const requested = { selection: { matching: {}, except: [] }, format: 'csv', isReimportable: true }
      if (exportNow === undefined) throw new Error(`${name} is not exported.`)
      return (await owner.send(exportNow, requested)).text
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
    web: await read(`
      select web_attribute_id, product_id, variant_id, locale, text_value, number_value::text, is_true, date_value::text, option_key
      from procure.web_attribute_value where company_id = $1
      order by web_attribute_id, product_id, variant_id, locale, option_key`),
  }
}
