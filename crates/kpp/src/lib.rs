//! kpp.
