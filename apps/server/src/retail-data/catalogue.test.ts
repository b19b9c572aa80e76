import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { product } from '@countinghouse/contract/procure/product'
import { lookUpProduct } from '@countinghouse/contract/procure/variant'
import { afterAll, expect, test } from 'vitest'
import { runCommand, runJson } from '../../../../tests/support/command-line.ts'
import { query } from '../../../../tests/support/database.ts'
import { useServer } from '../../../../tests/support/server.ts'
import { retailColumns } from './retail-line.ts'

const server = useServer()
const folder = mkdtempSync(join(tmpdir(), 'house-retail-'))
afterAll(() => rmSync(folder, { recursive: true }))

const lines = [
  '489434,85048,15CM CHRISTMAS GLASS BALL 20 LIGHTS,12,2009-12-01 07:45,6.95,13085,United Kingdom',
  '500000,85048,15CM CHRISTMAS GLASS BALL 20 LIGHTS,2,2010-02-11 09:00,7.5,13085,United Kingdom',
  '489434,79323w, WHITE CHERRY LIGHTS,12,2009-12-01 07:45,6.75,13085,United Kingdom',
  '489597,DOT,DOTCOM POSTAGE,1,2009-12-01 14:28,544.4,,United Kingdom',
  '493000,gift_0001_20,Dotcomgiftshop Gift Voucher £20.00,1,2010-01-04 10:00,17.39,,United Kingdom',
  '491043,TEST001,This is a test product.,5,2010-01-04 12:44,4.5,12346,EIRE',
  '489521,21646,,-50,2009-12-01 11:44,0.0,,United Kingdom',
  '490300,M,Manual,1,2009-12-04 12:00,5.0,,United Kingdom',
  '490301,BANK CHARGES,Bank Charges,1,2009-12-04 12:00,15.0,,United Kingdom',
  '490303,BANK-CHARGES,Bank Charges,1,2009-12-05 12:00,16.0,,United Kingdom',
  '490302,***,Manual,1,2009-12-04 12:00,5.0,,United Kingdom',
]
const file = join(folder, 'year.csv.gz')
writeFileSync(file, gzipSync(`${[retailColumns.join(','), ...lines].join('\n')}\n`))

test('a retailer’s file becomes a catalogue, twice with the same result, and the report says what was taken as what', async () => {
  const { appUrl, ownerUrl, maintUrl } = server.database
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: appUrl,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_MAINT_URL: maintUrl,
  }
  const { companyId, owner } = await server.company('Retail')
  const [company] = await query<{ code: string }>(maintUrl, 'select code from erp.company where id = $1', [companyId])
  const report = join(folder, 'report.csv')
  const call = ['retail-data', 'catalogue', file, '--company', company?.code ?? '', '--report', report]

  const first = await runCommand(call, environment)
  expect(first, first.errors).toMatchObject({ code: 0 })
  expect(first.output).toContain('11 lines of 10 codes.')
  expect(first.output).toContain('6 products, 7 prices, 2 customers.')
  expect(readFileSync(report, 'utf8')).toContain('21646,noise,never sold at a price,,1,0')
  expect(readFileSync(report, 'utf8')).toContain(
    'BANK-CHARGES,noise,"same as another code, except for spaces and symbols"',
  )
  const after = await catalogueOf(companyId)
  expect(after).toEqual([
    { code: '79323W', name: 'WHITE CHERRY LIGHTS', kind: 'stocked', category: 'GOODS', prices: ['[2009-12-01,) 675'] },
    {
      code: '85048',
      name: '15CM CHRISTMAS GLASS BALL 20 LIGHTS',
      kind: 'stocked',
      category: 'GOODS',
      prices: ['[2009-12-01,2010-02-01) 695', '[2010-02-01,) 750'],
    },
    {
      code: 'BANK-CHARGES',
      name: 'Bank Charges',
      kind: 'service',
      category: 'SERVICES',
      prices: ['[2009-12-01,) 1500'],
    },
    { code: 'DOT', name: 'DOTCOM POSTAGE', kind: 'service', category: 'SERVICES', prices: ['[2009-12-01,) 54440'] },
    {
      code: 'GIFT_0001_20',
      name: 'Dotcomgiftshop Gift Voucher £20.00',
      kind: 'gift_card',
      category: 'VOUCHERS',
      prices: ['[2010-01-01,) 1739'],
    },
    { code: 'M', name: 'Manual', kind: 'service', category: 'SERVICES', prices: ['[2009-12-01,) 500'] },
  ])

  const customers = await query(
    maintUrl,
    'select code, name, country_code from crm.customer where company_id = $1 order by code',
    [companyId],
  )
  expect(customers).toEqual([
    { code: '12346', name: 'Customer 12346', country_code: 'IE' },
    { code: '13085', name: 'Customer 13085', country_code: 'GB' },
  ])

  const again = await runJson(call, environment)
  expect(again).toMatchObject({ code: 0, data: { products: 0, prices: 0, customers: 0 } })
  expect(await catalogueOf(companyId)).toEqual(after)
  const { items } = await owner.call(product.routes.list, { sort: ['code'] })
  expect(items.map(({ code }) => code)).toEqual(['79323W', '85048', 'BANK-CHARGES', 'DOT', 'GIFT_0001_20', 'M'])
  expect(await owner.call(lookUpProduct, { code: 'bank charges' })).toMatchObject({ product: { code: 'BANK-CHARGES' } })
  expect(await owner.call(lookUpProduct, { code: '79323w' })).toMatchObject({ variant: { sku: '79323W' } })
})

test('a file that is none, a company that is none, and a file that is not there are refused in words', async () => {
  const { appUrl, ownerUrl, maintUrl } = server.database
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: appUrl,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_MAINT_URL: maintUrl,
  }
  const other = join(folder, 'other.csv')
  writeFileSync(other, 'a,b\n1,2\n')
  const { companyId } = await server.company('Other')
  const [company] = await query<{ code: string }>(maintUrl, 'select code from erp.company where id = $1', [companyId])
  const run = (...args: string[]) => runCommand(['retail-data', 'catalogue', ...args], environment)
  expect((await run(other, '--company', company?.code ?? '')).errors).toContain('The file has no column invoice')
  expect((await run(file, '--company', 'NOBODY')).errors).toContain('There is no company "NOBODY".')
  expect((await run(join(folder, 'none.csv'), '--company', company?.code ?? '')).errors).toContain('no such file')
  expect((await run(file)).errors).toContain('--company <code>')
})

async function catalogueOf(companyId: number): Promise<unknown[]> {
  return await query(
    server.database.maintUrl,
    `select p.code, p.name, p.kind, c.code as category,
       array(select valid || ' ' || amount_minor from procure.price where company_id = p.company_id and product_id = p.id order by valid_from) as prices
     from procure.product p join procure.category c on c.company_id = p.company_id and c.id = p.category_id
     where p.company_id = $1 order by p.code`,
    [companyId],
  )
}
