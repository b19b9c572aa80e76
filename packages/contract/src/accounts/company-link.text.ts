import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Company links', ar: 'روابط الشركات' },
  one: { en: 'company link', ar: 'رابط شركة' },
  many: {
    en: '{count, plural, one {# company link} other {# company links}}',
    ar: '{count, plural, zero {لا روابط شركات} one {رابط شركة واحد} two {رابطا شركتين} few {# روابط شركات} many {# رابط شركة} other {# رابط شركة}}',
  },
  purpose: {
    en: 'Companies of this installation that goods are sold to or bought from.',
    ar: 'شركات في هذا التثبيت تُباع إليها البضائع أو تُشترى منها.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  partnerStoreId: { en: 'Partner store', ar: 'متجر الشريك' },
  partnerStoreId_help: {
    en: 'A store of this company that stands for the partner and holds no stock. Transfers to it are sales to the partner.',
    ar: 'متجر في هذه الشركة يمثل الشريك ولا يحتفظ بمخزون. التحويلات إليه مبيعات للشريك.',
  },
  customerId: { en: 'Customer', ar: 'العميل' },
  customerId_help: { en: 'The partner as customer of its invoices.', ar: 'الشريك بوصفه عميلًا في فواتيره.' },
  supplyStoreId: { en: 'Supplying store', ar: 'المتجر المورّد' },
  supplyStoreId_help: { en: 'Ships what the partner orders.', ar: 'يشحن ما يطلبه الشريك.' },
  pricingMethod: { en: 'Pricing method', ar: 'طريقة التسعير' },
  pricingMethod_cost: { en: 'Cost', ar: 'التكلفة' },
  pricingMethod_cost_plus: { en: 'Cost plus markup', ar: 'التكلفة مع هامش' },
  pricingMethod_help: {
    en: 'Prices of transfers that orders of the partner create.',
    ar: 'أسعار التحويلات التي تنشئها طلبات الشريك.',
  },
  markupPpm: { en: 'Markup', ar: 'الهامش' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  supplierId_help: {
    en: 'The partner as supplier. Purchase orders sent to it create its transfers.',
    ar: 'الشريك بوصفه موردًا. أوامر الشراء المرسلة إليه تنشئ تحويلاته.',
  },
  receivingStoreId: { en: 'Receiving store', ar: 'المتجر المستلم' },
  receivingStoreId_help: {
    en: 'Store of purchase orders that transfers of the partner create.',
    ar: 'متجر أوامر الشراء التي تنشئها تحويلات الشريك.',
  },
  isAutoApproved: { en: 'Order without approval', ar: 'الطلب دون موافقة' },
  isAutoApproved_help: {
    en: 'Purchase orders that transfers of the partner create are ordered at once. Otherwise they remain drafts.',
    ar: 'أوامر الشراء التي تنشئها تحويلات الشريك تُطلب فورًا، وإلا بقيت مسودات.',
  },
  rule_markup: { en: 'Only cost plus markup has a markup.', ar: 'الهامش لطريقة التكلفة مع هامش فقط.' },
  rule_sells: {
    en: 'To sell to the partner, enter both partner store and customer.',
    ar: 'للبيع للشريك أدخل متجر الشريك والعميل معًا.',
  },
  rule_buys: {
    en: 'To buy from the partner, enter both supplier and receiving store.',
    ar: 'للشراء من الشريك أدخل المورد والمتجر المستلم معًا.',
  },
  history_invite: { en: 'created a connection code', ar: 'أنشأ رمز ربط' },
  history_accept: { en: 'connected the link', ar: 'ربط الرابط' },
  history_disconnect: { en: 'disconnected the link', ar: 'قطع الرابط' },
  history_matchProducts: { en: 'matched products', ar: 'طابق المنتجات' },
  history_matchDocuments: { en: 'matched documents', ar: 'طابق مستندين' },
  history_unmatchDocuments: { en: 'undid a match of documents', ar: 'ألغى مطابقة مستندين' },
  history_requestDocuments: { en: 'compared documents', ar: 'قارن المستندات' },
  history_retry: { en: 'repeated a message', ar: 'أعاد رسالة' },
  history_handle: { en: 'applied a message of the partner', ar: 'طبّق رسالة من الشريك' },
  help: {
    en: 'A company link connects this company with another one of this installation. Sales to the partner are transfers to its partner store; purchases from it are purchase orders. Each company sees only its own documents.',
    ar: 'يربط رابط الشركة هذه الشركة بشركة أخرى في هذا التثبيت. المبيعات للشريك تحويلات إلى متجر الشريك، والمشتريات منه أوامر شراء. ترى كل شركة مستنداتها فقط.',
  },
  help_connect: { en: 'Connect two companies', ar: 'ربط شركتين' },
  help_connect_1: {
    en: 'Create a company link in both companies, with partner store and customer where goods are sold, and supplier and receiving store where they are bought.',
    ar: 'أنشئ رابط شركة في الشركتين، مع متجر الشريك والعميل حيث تُباع البضائع، والمورد والمتجر المستلم حيث تُشترى.',
  },
  help_connect_2: {
    en: 'In one company, open tab Connection and create a connection code.',
    ar: 'في إحدى الشركتين افتح تبويب الربط وأنشئ رمز ربط.',
  },
  help_connect_3: { en: 'In the other company, enter the code there.', ar: 'في الشركة الأخرى أدخل الرمز هناك.' },
  help_messages: { en: 'Repeat a refused message', ar: 'إعادة رسالة مرفوضة' },
  help_messages_1: {
    en: 'Correct what the reason says, such as a product that is not matched.',
    ar: 'صحّح ما يذكره السبب، مثل منتج غير مطابق.',
  },
  help_messages_2: {
    en: 'In tab Connection, choose Repeat beside the message.',
    ar: 'في تبويب الربط اختر إعادة بجانب الرسالة.',
  },
  help_match: { en: 'Match documents by hand', ar: 'مطابقة المستندات يدويًا' },
  help_match_1: {
    en: 'Open tab Documents. It lists posted invoices and credit notes of both companies whose numbers or amounts do not match.',
    ar: 'افتح تبويب المستندات. يعرض الفواتير والإشعارات المرحّلة للشركتين التي لا تتطابق أرقامها أو مبالغها.',
  },
  help_match_2: {
    en: 'Select one document of each company, choose Match and enter why they belong together. Both companies see the match, and either can undo it.',
    ar: 'حدد مستندًا من كل شركة واختر «مطابقة» وأدخل سبب ارتباطهما. ترى الشركتان المطابقة، ويمكن لأي منهما إلغاؤها.',
  },
})
