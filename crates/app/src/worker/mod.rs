//! What the queue does.
