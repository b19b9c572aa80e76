-- Who merges a colour into another one takes its surcharges along, as its variants. docs/decisions/046.
grant update (color_id) on procure.price_option_surcharge to app;
