import { texts } from '@countinghouse/kernel/text'

/** Names and descriptions of the roles of every new company. */
export const text = texts({
  administrator: { en: 'Administrator', ar: 'مسؤول النظام' },
  administrator_help: {
    en: 'Has all permissions in the company. This role cannot be changed.',
    ar: 'له كل الصلاحيات في الشركة. لا يمكن تعديل هذا الدور.',
  },
  company_owner: { en: 'Company owner', ar: 'مالك الشركة' },
  company_owner_help: { en: 'Manages the whole company.', ar: 'يدير الشركة كلها.' },
  store_manager: { en: 'Store manager', ar: 'مدير المتجر' },
  store_manager_help: {
    en: 'Manages a store: till, sales, stock and customers.',
    ar: 'يدير متجرًا: الصندوق والمبيعات والمخزون والعملاء.',
  },
  cashier: { en: 'Cashier', ar: 'أمين الصندوق' },
  cashier_help: { en: 'Sells at a till.', ar: 'يبيع عند الصندوق.' },
  buyer: { en: 'Buyer', ar: 'مشتري' },
  buyer_help: {
    en: 'Manages products and suppliers and creates purchase orders.',
    ar: 'يدير المنتجات والموردين وينشئ أوامر الشراء.',
  },
  purchasing_manager: { en: 'Purchasing manager', ar: 'مدير المشتريات' },
  purchasing_manager_help: {
    en: 'Buyer permissions, plus approval of purchase orders.',
    ar: 'صلاحيات المشتري، مع الموافقة على أوامر الشراء.',
  },
  merchandiser: { en: 'Merchandiser', ar: 'مسؤول البضائع' },
  merchandiser_help: {
    en: 'Maintains master data: brands, seasons, products.',
    ar: 'يدير البيانات الأساسية: العلامات والمواسم والمنتجات.',
  },
  warehouse_manager: { en: 'Warehouse manager', ar: 'مدير المستودع' },
  warehouse_manager_help: {
    en: 'Manages a warehouse and approves stock adjustments.',
    ar: 'يدير مستودعًا ويوافق على تسويات المخزون.',
  },
  receiver: { en: 'Receiver', ar: 'موظف الاستلام' },
  receiver_help: { en: 'Receives goods.', ar: 'يستلم البضائع.' },
  picker: { en: 'Picker', ar: 'موظف الالتقاط' },
  picker_help: { en: 'Picks goods for dispatch.', ar: 'يلتقط البضائع للصرف.' },
  packer: { en: 'Packer', ar: 'موظف التغليف' },
  packer_help: { en: 'Packs and dispatches goods.', ar: 'يعبّئ البضائع ويصرفها.' },
  transfer_clerk: { en: 'Transfer clerk', ar: 'موظف التحويلات' },
  transfer_clerk_help: { en: 'Transfers stock between stores.', ar: 'ينقل المخزون بين المتاجر.' },
  stock_controller: { en: 'Stock controller', ar: 'مراقب المخزون' },
  stock_controller_help: { en: 'Counts and adjusts stock.', ar: 'يجرد المخزون ويسوّيه.' },
  customer_service: { en: 'Customer service', ar: 'خدمة العملاء' },
  customer_service_help: {
    en: 'Handles customer enquiries and orders.',
    ar: 'يتولى استفسارات العملاء وطلباتهم.',
  },
  marketing: { en: 'Marketing', ar: 'التسويق' },
  marketing_help: { en: 'Manages customers and campaigns.', ar: 'يدير العملاء والحملات.' },
  logistics_partner: { en: 'Logistics partner', ar: 'شريك لوجستي' },
  logistics_partner_help: {
    en: 'For external users and the API key of a logistics partner: finds orders and submits loads.',
    ar: 'للمستخدمين الخارجيين ومفتاح API لشريك لوجستي: يجد الأوامر ويقدّم الحمولات.',
  },
  web_shop: { en: 'Web shop', ar: 'متجر إلكتروني' },
  web_shop_help: {
    en: 'For the API key of a web shop: reads products, sends orders and carts.',
    ar: 'لمفتاح API لمتجر إلكتروني: يقرأ المنتجات ويرسل الطلبات والسلال.',
  },
  accountant: { en: 'Accountant', ar: 'محاسب' },
  accountant_help: { en: 'Maintains the accounts.', ar: 'يمسك الدفاتر.' },
  finance_manager: { en: 'Finance manager', ar: 'مدير مالي' },
  finance_manager_help: {
    en: 'Accountant permissions, plus approval, period close and reopening.',
    ar: 'صلاحيات المحاسب، مع الموافقة وإقفال الفترة وإعادة فتحها.',
  },
  report_viewer: { en: 'Report viewer', ar: 'قارئ التقارير' },
  report_viewer_help: { en: 'Views dashboards and reports.', ar: 'يعرض لوحات المعلومات والتقارير.' },
  auditor: { en: 'Auditor', ar: 'مدقق' },
  auditor_help: { en: 'Views and exports all data without changing it.', ar: 'يعرض كل البيانات ويصدّرها دون تغييرها.' },
})
