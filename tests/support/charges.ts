import { randomUUID } from 'node:crypto'
import { addCharge, approveCharge } from '@countinghouse/contract/inventory/transfer-charge'
import { openTransferReceipt, scanTransferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import type { InputOf } from '@countinghouse/contract/schema'
import { query } from './database.ts'
import { settlingShop } from './settlements.ts'
import type { TestServer } from './server.ts'

type Said = Omit<InputOf<(typeof addCharge)['input']>, 'id' | 'chargeTypeId'>

/** Two stores between which goods move, and two people who charge and approve. */
export async function chargingShop(server: TestServer) {
  const shop = await settlingShop(server)
  const { companyId, as, owner, codeOf, variantId } = shop
  const chargePermissions = [
    ...['view', 'charge', 'approve'].map((event) => `manageito:${event}`),
    'stock:view',
    'stock:cost_view',
  ]
  const [payer, chief] = [await as({ may: chargePermissions }), await as({ may: chargePermissions })]
  const run = (text: string, values: readonly unknown[] = []) =>
    query<{ id: string }>(server.database.superUrl, text, [companyId, ...values])
  const [freight] = await run(`select id from procure.charge_type where company_id = $1 and code = 'FREIGHT'`)
  const chargeTypeId = Number(freight?.id)

  /** A draft of the payer. */
  const charged = (transferId: number, said: Said) => payer.call(addCharge, { id: transferId, chargeTypeId, ...said })
  const approved = async (transferId: number, said: Said) => {
    const { id, version } = await charged(transferId, said)
    return await chief.call(approveCharge, { id, version })
  }
  /** Grams, then millimetres. */
  const measure = (id: number, grams: number | null, [length, width, height]: readonly (number | null)[] = []) =>
    run(
      `update procure.variant set net_weight_grams = null, gross_weight_grams = $3, length_mm = $4, width_mm = $5, height_mm = $6
       where company_id = $1 and id = $2 returning id`,
      [id, grams, length ?? null, width ?? null, height ?? null],
    )
  /** A receipt of a shipment into which pieces are counted. */
  const opened = async (number: string) => {
    const { id } = await owner.call(openTransferReceipt, { uid: randomUUID(), shipment: number })
    const count = async (quantity: number, condition: 'good' | 'damaged' = 'good') =>
      await owner.call(scanTransferReceipt, {
        id,
        scans: [{ uid: randomUUID(), code: await codeOf(variantId), quantity, condition }],
      })
    return { id, count }
  }
  return { ...shop, payer, chief, chargePermissions, chargeTypeId, charged, approved, measure, opened }
}
