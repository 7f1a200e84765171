-- Events are removed by their age.

create index provider_events_received on provider_events (received_at);
