drop index provider_events_received;
