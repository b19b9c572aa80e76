import { texts } from '@countinghouse/kernel/text'

/** Names of the modules in the menu. */
export const text = texts({
  erp: { en: 'ERP', ar: 'إدارة الموارد' },
  procure: { en: 'Procurement', ar: 'المشتريات' },
  wms: { en: 'Warehouse', ar: 'المستودعات' },
  inbound: { en: 'Inbound logistics', ar: 'الخدمات اللوجستية الواردة' },
  sales: { en: 'Sales', ar: 'المبيعات' },
  pos: { en: 'Point of sale', ar: 'نقطة البيع' },
  crm: { en: 'Customers', ar: 'العملاء' },
  finance: { en: 'Finance', ar: 'المالية' },
  account: { en: 'My account', ar: 'حسابي' },
})
