import { texts } from '@countinghouse/kernel/text'

/** Names and purposes of the roles that every new company gets. */
export const text = texts({
  administrator: { en: 'Administrator', ar: 'مسؤول النظام' },
  administrator_help: {
    en: 'May do everything in the company. This role cannot be changed.',
    ar: 'يستطيع فعل كل شيء في الشركة. لا يمكن تعديل هذا الدور.',
  },
  company_owner: { en: 'Company owner', ar: 'مالك الشركة' },
  company_owner_help: { en: 'Sees and runs the whole company.', ar: 'يرى الشركة كلها ويديرها.' },
  store_manager: { en: 'Store manager', ar: 'مدير المتجر' },
  store_manager_help: {
    en: 'Runs a store: till, sales, stock and customers.',
    ar: 'يدير متجرًا: الصندوق والمبيعات والمخزون والعملاء.',
  },
  cashier: { en: 'Cashier', ar: 'أمين الصندوق' },
  cashier_help: { en: 'Sells at a till.', ar: 'يبيع عند الصندوق.' },
  buyer: { en: 'Buyer', ar: 'مشتري' },
  buyer_help: {
    en: 'Looks after products and suppliers and orders from them.',
    ar: 'يعتني بالمنتجات والموردين ويطلب منهم.',
  },
  purchasing_manager: { en: 'Purchasing manager', ar: 'مدير المشتريات' },
  purchasing_manager_help: {
    en: 'As a buyer, and approves what buyers order.',
    ar: 'كالمشتري، ويوافق على ما يطلبه المشترون.',
  },
  merchandiser: { en: 'Merchandiser', ar: 'مسؤول البيانات والبضائع' },
  merchandiser_help: {
    en: 'Keeps master data in order: brands, seasons, products.',
    ar: 'يحافظ على ترتيب البيانات الأساسية: العلامات والمواسم والمنتجات.',
  },
  warehouse_manager: { en: 'Warehouse manager', ar: 'مدير المستودع' },
  warehouse_manager_help: {
    en: 'Runs a warehouse and approves corrections of stock.',
    ar: 'يدير مستودعًا ويوافق على تصحيحات المخزون.',
  },
  receiver: { en: 'Receiver', ar: 'موظف الاستلام' },
  receiver_help: { en: 'Receives goods.', ar: 'يستلم البضائع.' },
  picker: { en: 'Picker', ar: 'جامع الطلبات' },
  picker_help: { en: 'Picks what is to leave the warehouse.', ar: 'يجمع ما سيغادر المستودع.' },
  packer: { en: 'Packer', ar: 'موظف التغليف' },
  packer_help: { en: 'Packs and sends.', ar: 'يغلّف ويرسل.' },
  transfer_clerk: { en: 'Transfer clerk', ar: 'موظف التحويلات' },
  transfer_clerk_help: { en: 'Moves stock between stores.', ar: 'ينقل المخزون بين المتاجر.' },
  stock_controller: { en: 'Stock controller', ar: 'مراقب المخزون' },
  stock_controller_help: { en: 'Counts stock and corrects it.', ar: 'يعدّ المخزون ويصححه.' },
  customer_service: { en: 'Customer service', ar: 'خدمة العملاء' },
  customer_service_help: {
    en: 'Answers customers and looks after their orders.',
    ar: 'يجيب العملاء ويعتني بطلباتهم.',
  },
  marketing: { en: 'Marketing', ar: 'التسويق' },
  marketing_help: { en: 'Keeps customers and campaigns.', ar: 'يدير العملاء والحملات.' },
  accountant: { en: 'Accountant', ar: 'محاسب' },
  accountant_help: { en: 'Keeps the books.', ar: 'يمسك الدفاتر.' },
  finance_manager: { en: 'Finance manager', ar: 'مدير مالي' },
  finance_manager_help: {
    en: 'As an accountant, and approves, reopens and closes.',
    ar: 'كالمحاسب، ويوافق ويعيد الفتح ويغلق.',
  },
  report_viewer: { en: 'Report viewer', ar: 'قارئ التقارير' },
  report_viewer_help: { en: 'Reads dashboards and reports.', ar: 'يقرأ لوحات المتابعة والتقارير.' },
  auditor: { en: 'Auditor', ar: 'مدقق' },
  auditor_help: { en: 'Reads and exports everything, changes nothing.', ar: 'يقرأ كل شيء ويصدّره ولا يغيّر شيئًا.' },
})
