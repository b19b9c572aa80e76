import { savePin } from '@countinghouse/contract/auth/security'
import type { App } from '../../app.ts'
import { buildApp } from '../../app.ts'
import type { FileSettings } from '../../platform/config/config-files.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { addApprovalRules } from './approval-rules.ts'
import { addAssistance } from './assistance.ts'
import { addBooks } from './books.ts'
import { addBudget } from './budgets.ts'
import { addCustomerWork } from './customer-work.ts'
import { addGiftSet } from './gift-set.ts'
import { readGround } from './ground.ts'
import { openStores } from './opening-stock.ts'
import { addInboundLoads } from './inbound-loads.ts'
import { addMembers } from './members.ts'
import { addMasters } from './masters.ts'
import { addPictures } from './pictures.ts'
import { addPurchases } from './purchases.ts'
import { addReplenishment } from './replenishment.ts'
import { addSalesOrders } from './sales-orders.ts'
import { withStaff } from './staff.ts'
import { addTillSales } from './till-sales.ts'
import { addTrackedGoods } from './tracked-goods.ts'
import { addTrade } from './trade.ts'
import { addTransfers } from './transfers.ts'
import { addWebAttributes } from './web-attributes.ts'
import { addWebOrders } from './web-orders.ts'
import { addWork } from './work.ts'

/** With it the manager of the demo approves at the till what the cashier may not decide. */
const managerPin = '2580'

/** As `fillWarehouse`, through a product of its own that listens to nobody. */
export async function openWarehouse(
  { databaseUrl, files }: { readonly databaseUrl: string; readonly files: FileSettings },
  owned: { readonly companyId: number; readonly ownerId: number },
  password: string,
): Promise<void> {
  const app = await buildApp({
    databaseUrl,
    files: await openFileStore(files),
    trustedProxy: null,
    tls: null,
    isLoopback: true,
    isInsecureHttp: false,
    services: null,
    measureDisk: null,
    busyDelayMs: null,
    metricsToken: null,
    logLevel: 'warn',
    isStrict: false,
    sessionRequests: 10_000,
  })
  try {
    await fillWarehouse(app, owned, password)
  } finally {
    await app.http.close()
    await app.db.close()
  }
}

/**
 * Gives the demo company weeks of stock and sales, months of books, and work of every kind that is under way. Throws: Error showing a
 * refusal.
 */
export async function fillWarehouse(
  app: App,
  owned: { readonly companyId: number; readonly ownerId: number },
  password: string,
): Promise<void> {
  const ground = await readGround(app.db, owned)
  const members = await addMembers(app.db, ground)
  await addTillSales(app.db, ground, await openStores(app.db, ground), members)
  await addBooks(app.db, ground)
  await withStaff(app, password, async (staff) => {
    const masters = await addMasters(staff, ground)
    await addTransfers(staff, ground)
    await addWork(staff, ground, masters)
    await addTrackedGoods(staff, ground, masters)
    await addPurchases(app.db, staff, ground, masters)
    await addInboundLoads(staff, ground, masters)
    await addTrade(app.db, staff, ground)
    await addSalesOrders(staff, ground)
    await addReplenishment(app.db, staff, ground)
    await addCustomerWork(app.db, staff, ground)
    await addWebOrders(staff, ground)
    await addBudget(staff)
    await addAssistance(staff)
    await addGiftSet(staff, ground)
    await addWebAttributes(app.db, staff, ground)
    await addPictures(app.db, staff, ground)
    await addApprovalRules(app.db, staff, ground)
    await staff.manager(savePin, { pin: managerPin })
  })
}
